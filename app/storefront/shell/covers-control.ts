const CONTROLS = "a, button, input, select, textarea, summary, label";

/** Square pixels; of a larger link or button, such as a product's card or a row of an accordion, most stays within reach. */
const MAX_AREA = 10_000;

/** Points per side; closer to each other than the smallest control is wide (24 pixels). */
const POINTS = [0, 0.5, 1];

/** Pixels from the element's edge to its first point. */
const INSET = 1;

/** Whether a floating element lies over a choice of a form, or over another control that is not much larger than itself. */
export function coversControl(floating: Element): boolean {
  const { left, top, width, height } = floating.getBoundingClientRect();
  return POINTS.some((across) =>
    POINTS.some((down) => {
      const x = left + INSET + across * (width - 2 * INSET);
      const y = top + INSET + down * (height - 2 * INSET);
      return document.elementsFromPoint(x, y).some((element) => isControlCovered(element, floating));
    }),
  );
}

function isControlCovered(element: Element, floating: Element): boolean {
  const control = element.closest(CONTROLS);
  if (!control || control === floating) return false;
  if (control.matches("label")) return true;
  const { width, height } = control.getBoundingClientRect();
  return width * height < MAX_AREA;
}
