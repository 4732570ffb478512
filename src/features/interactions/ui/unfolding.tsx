import { type ReactNode, Suspense, useState } from "react";
import { Disclosure } from "#/design/disclosure.tsx";
import { SkeletonText } from "#/design/skeleton.tsx";

/** A part that few open: nothing of it is fetched or drawn before that. Once opened it stays, with what was typed. */
export function Unfolding({ summary, children }: { summary: string; children: ReactNode }) {
  const [opened, setOpened] = useState(false);
  return (
    <Disclosure
      summary={summary}
      className="print:hidden"
      onToggle={(isOpen) => setOpened((before) => before || isOpen)}
    >
      {opened && <Suspense fallback={<SkeletonText lines={3} />}>{children}</Suspense>}
    </Disclosure>
  );
}
