import type { Proportion } from "~/design/geometry";
import type { Guide } from "./snapping";

/** Thin lines where the layer that is dragged has caught on. */
export function SnapGuides({ guides, size }: { guides: Guide[]; size: Proportion }) {
  return guides.map(({ axis, at }) => (
    <span
      key={axis}
      data-guide={axis}
      aria-hidden="true"
      style={axis === "x" ? { left: `${(at / size.width) * 100}%` } : { top: `${(at / size.height) * 100}%` }}
      className={`pointer-events-none absolute bg-accent ${axis === "x" ? "inset-y-0 w-px" : "inset-x-0 h-px"}`}
    />
  ));
}
