/** On a phone the answer stands beneath the form, on a screen often above what is in view. */
export function showTop(section: HTMLElement | null): void {
  const top = section?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top > innerHeight / 2) section?.scrollIntoView();
}

/** What a pressed button has worked out comes into view and takes the focus: keyboard and screen reader go on from there. */
export function takeTo(section: HTMLElement | null): void {
  showTop(section);
  section?.focus({ preventScroll: true });
}

/** Takes the person to the first field that needs mending, out of the fold too. */
export function showProblem(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.closest("details")?.setAttribute("open", "");
  field?.focus();
}

/**
 * A button that is about to take its own item out of a list hands the focus on: to the last button of the item's
 * neighbor, or else to the heading that the list is labelled by.
 */
export function handFocusOn(button: HTMLElement): void {
  const item = button.closest("li");
  const neighbor = [item?.nextElementSibling, item?.previousElementSibling].find((element) =>
    element?.checkVisibility(),
  );
  const heading = item?.parentElement?.getAttribute("aria-labelledby") ?? "";
  const next = [...(neighbor?.querySelectorAll("button") ?? [])].at(-1);
  (next ?? document.getElementById(heading))?.focus({ preventScroll: true });
}
