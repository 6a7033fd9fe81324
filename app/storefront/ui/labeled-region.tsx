import { createElement, forwardRef, type HTMLAttributes } from "react";

/** A name: screen readers list the page's regions. */
type Named = { "aria-label": string } | { "aria-labelledby": string };

/** A part of the page without a heading. A `section` has one, for those who go from heading to heading. */
export const LabeledRegion = forwardRef<HTMLElement, HTMLAttributes<HTMLElement> & Named>((props, ref) =>
  createElement("div", { ...props, role: "region", ref }),
);
