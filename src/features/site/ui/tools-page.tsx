import { ToolLinks } from "./tool-links.tsx";

/** The index behind the phone bar's Tools. */
export function ToolsPage() {
  return (
    <>
      <h1 className="text-h1">Clinical tools</h1>
      <p className="mt-1 mb-6 max-w-column text-muted">
        For professional use. Each tool names its sources, lists what is known, and leaves the
        decision to you.
      </p>
      <ToolLinks />
    </>
  );
}
