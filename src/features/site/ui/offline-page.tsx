import WifiOff from "lucide-react/icons/wifi-off";
import { Button } from "#/design/button.tsx";
import { EmptyState } from "#/design/empty-state.tsx";
import { KeptHere } from "./kept-here.tsx";
import { ToolLinks } from "./tool-links.tsx";

/** What a page that was not kept shows without a network: what was, and the tools. */
export function OfflinePage({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <EmptyState
        icon={<WifiOff />}
        headingLevel="h1"
        title="You are offline"
        actions={
          <Button variant="primary" onClick={onRetry}>
            Try Again
          </Button>
        }
      >
        <p>This page is not kept on this device. The clinical tools work without a network.</p>
      </EmptyState>
      <KeptHere />
      <ToolLinks />
    </>
  );
}
