import { Link } from "@remix-run/react";
import type { ComponentProps } from "react";

interface TextLinkProps extends ComponentProps<typeof Link> {
  /** As high as a touch target: for a link outside running text. */
  isTall?: boolean;
}

/** An underlined link in the accent color. */
export function TextLink({ isTall = false, className = "", ...link }: TextLinkProps) {
  const height = isTall ? "inline-flex min-h-[44px] items-center " : "";
  return (
    <Link
      {...link}
      className={`${height}font-semibold text-accent-strong underline underline-offset-4 ${className}`.trimEnd()}
    />
  );
}
