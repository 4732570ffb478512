import type { ReactNode } from "react";

/** One factor: what it is, how it stands, and what can be done. */
export function SettingRow({
  title,
  state,
  action,
  children,
}: {
  title: string;
  state: string;
  action?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-medium">{title}</h3>
          <p className="text-small text-muted">{state}</p>
        </div>
        {action}
      </div>
      {children}
    </li>
  );
}
