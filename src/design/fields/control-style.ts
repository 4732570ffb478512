/** The box of everything that is typed into or chosen from. */
export const CONTROL_STYLE =
  "w-full min-w-0 rounded-control border border-control bg-paper px-3 text-body text-ink transition-colors " +
  "hover:border-ink disabled:bg-canvas disabled:text-muted [&:read-only:not(select)]:bg-canvas " +
  "aria-invalid:border-major aria-invalid:outline-major touch:text-input";

/** One line's height: 36 px, 44 px under a finger. */
export const CONTROL_HEIGHT = "min-h-9 touch:min-h-11";
