import { useState } from "react";
import { classNames } from "../class-names.ts";
import { TextField, type TextFieldProps } from "./text-field.tsx";

/** A password that whoever types it may look at. */
export function PasswordField({ className, ...rest }: Omit<TextFieldProps, "type">) {
  const [isShown, setShown] = useState(false);
  return (
    <div className={classNames("relative", className)}>
      <TextField {...rest} type={isShown ? "text" : "password"} spellCheck={false} />
      <button
        type="button"
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
        className="link absolute top-0 right-0 min-h-6 min-w-11 text-right text-small"
      >
        {isShown ? "Hide" : "Show"}
        <span className="sr-only"> what is typed</span>
      </button>
    </div>
  );
}
