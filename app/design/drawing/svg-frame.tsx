import type { SVGProps } from "react";

/** An SVG element; without a title it is decorative and hidden from assistive technology. */
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
