import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { ErrorPage } from "./error-page.tsx";

/** The router's error component: trying again loads the page's data anew. */
export function RouteFailure({ reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return <ErrorPage onRetry={retry} />;
}
