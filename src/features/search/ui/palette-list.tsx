/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- No element of HTML is a
   listbox that holds groups and markup; the keys belong to the text field above, which keeps the focus. */
import { useEffect, useRef } from "react";
import { classNames } from "#/design/class-names.ts";
import type { Hit } from "../search.contract.ts";
import type { PaletteGroup } from "./use-palette-groups.ts";

export type PaletteListProps = {
  id: string;
  groups: readonly PaletteGroup[];
  /** The index of the active hit, counted over all groups. */
  active: number | null;
  typed: string;
  pending: boolean;
  onPoint: (index: number) => void;
  onChoose: (hit: Hit) => void;
};

/** The hits in their groups. Its height stays, so that nothing jumps while somebody types. */
export function PaletteList(props: PaletteListProps) {
  const { id, groups, active, typed, pending } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active !== null)
      list.current?.querySelector(`[data-index="${active}"]`)?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <div className="mt-3 h-[min(26rem,55dvh)] overflow-y-auto">
      <div ref={list} role="listbox" id={`${id}-list`} aria-label="Found" aria-busy={pending}>
        {groups.map((group, place) => (
          <OneGroup
            key={group.title}
            {...props}
            group={group}
            from={groups.slice(0, place).reduce((sum, { hits }) => sum + hits.length, 0)}
          />
        ))}
      </div>
      {groups.length === 0 && (
        <p className="py-6 text-center text-muted">
          {pending ? "Searching..." : `Nothing found for “${typed}”. Try another spelling.`}
        </p>
      )}
    </div>
  );
}

function OneGroup({
  id,
  group,
  from,
  active,
  onPoint,
  onChoose,
}: PaletteListProps & { group: PaletteGroup; from: number }) {
  const label = `${id}-${group.title.replaceAll(" ", "-")}`;
  return (
    <div role="group" aria-labelledby={label}>
      <p id={label} className="caps px-3 pt-2 pb-1 text-muted" role="presentation">
        {group.title}
      </p>
      {group.hits.map((hit, place) => {
        const index = from + place;
        return (
          <div
            key={hit.href + hit.title}
            role="option"
            id={`${id}-${index}`}
            data-index={index}
            aria-selected={index === active}
            tabIndex={-1}
            onPointerMove={() => {
              if (index !== active) onPoint(index);
            }}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(hit)}
            className={classNames(
              "flex min-h-9 cursor-pointer flex-wrap items-baseline gap-x-3 rounded-control px-3 py-1.5 touch:min-h-11",
              index === active && "bg-brand-tint forced-colors:outline",
            )}
          >
            <span className="line-clamp-2 min-w-24 flex-1">{hit.title}</span>
            <span className="max-w-[max(50%,7rem)] truncate text-small text-muted">
              {hit.detail}
            </span>
          </div>
        );
      })}
    </div>
  );
}
