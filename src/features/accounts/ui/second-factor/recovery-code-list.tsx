import { Button } from "#/design/button.tsx";
import { CopyButton } from "#/design/copy-button.tsx";
import { Notice } from "#/design/notice.tsx";

/** New recovery codes, shown this once. */
export function RecoveryCodeList({
  codes,
  onDone,
}: {
  codes: readonly string[];
  onDone: () => void;
}) {
  return (
    <div className="grid gap-4">
      <Notice tone="info" title="Keep these codes where you find them without your phone">
        Each lets you in once when you have nothing else. They are not shown again.
      </Notice>
      <ul className="grid gap-y-1 font-medium tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex items-center gap-2">
        <Button variant="primary" onClick={onDone}>
          I Have Kept Them
        </Button>
        <CopyButton text={codes.join("\n")} label="Copy the codes" />
      </div>
    </div>
  );
}
