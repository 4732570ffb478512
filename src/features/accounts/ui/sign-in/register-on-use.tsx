import { type ComponentProps, lazy, Suspense } from "react";
import { Spinner } from "#/design/spinner.tsx";
import type { RegisterForm as Form } from "./register-form.tsx";

const Loaded = lazy(async () => ({ default: (await import("./register-form.tsx")).RegisterForm }));

/** The form of those who have no account: most who come to sign in do without its code. */
export function RegisterForm(props: ComponentProps<typeof Form>) {
  return (
    <Suspense fallback={<Spinner />}>
      <Loaded {...props} />
    </Suspense>
  );
}
