import Newspaper from "lucide-react/icons/newspaper";
import { useEffect, useRef, useState } from "react";
import { classNames } from "#/design/class-names.ts";
import { inSize, type PictureSize } from "../logic/picture-address.ts";

const TINTS = [
  "bg-brand-tint text-brand",
  "bg-info-tint text-info",
  "bg-fine-tint text-fine",
  "bg-minor-tint text-minor-ink",
  "bg-moderate-tint text-moderate-ink",
];

/** The same tint for a category everywhere. */
function tintOf(category: string): string {
  const sum = [...category].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return TINTS[sum % TINTS.length] ?? "";
}

/** An article's picture, fetched when it comes near the screen; a coloured placeholder where there is none or it breaks. */
export function ArticlePicture({
  imageUrl,
  category,
  size = "small",
  className,
}: {
  imageUrl: string | null;
  size?: PictureSize;
  category: string;
  className?: string;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"waiting" | "near" | "broken">("waiting");

  useEffect(() => {
    if (!box.current || imageUrl === null) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setState("near");
        watch.disconnect();
      },
      { rootMargin: "50px", threshold: 0.1 },
    );
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [imageUrl]);

  return (
    <div
      ref={box}
      aria-hidden="true"
      className={classNames(
        "flex items-center justify-center overflow-hidden rounded-control",
        tintOf(category),
        className,
      )}
    >
      {imageUrl !== null && state === "near" ? (
        <img
          src={inSize(imageUrl, size)}
          alt=""
          decoding="async"
          className="size-full object-cover"
          onError={() => setState("broken")}
        />
      ) : (
        <Newspaper className="size-6 opacity-60" />
      )}
    </div>
  );
}
