import type { Proportion } from "~/design/geometry/geometry";
import { dynamicStyle } from "../../ui/dynamic-style";
import type { Guide } from "./snapping";

/** Thin lines to which the dragged layer has snapped. */
export function SnapGuides({ guides, size }: { guides: Guide[]; size: Proportion }) {
  return guides.map(({ axis, at }) => (
    <span
      key={axis}
      data-guide={axis}
      aria-hidden="true"
      {...dynamicStyle(axis === "x" ? { left: percent(at, size.width) } : { top: percent(at, size.height) })}
      className={`pointer-events-none absolute bg-accent ${axis === "x" ? "inset-y-0 w-px" : "inset-x-0 h-px"}`}
    />
  ));
}

function percent(part: number, whole: number): string {
  return `${(part / whole) * 100}%`;
}
