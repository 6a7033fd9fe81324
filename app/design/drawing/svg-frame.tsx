import type { SVGProps } from "react";

/** An SVG of its own; without a title it is decoration, hidden from those who do not see it. */
export function SvgFrame({ title, children, ...rest }: SVGProps<SVGSVGElement> & { title?: string }) {
  if (!title) {
    return (
      <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" {...rest}>
        {children}
      </svg>
    );
  }
  return (
    <svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label={title} {...rest}>
      <title>{title}</title>
      {children}
    </svg>
  );
}
