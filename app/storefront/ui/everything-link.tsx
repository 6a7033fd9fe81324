import { thisBrand } from "~/brand/this-brand";
import { ButtonLink } from "./button";

interface EverythingLinkProps {
  /** Without words it says what is there. */
  children?: string;
  variant?: "quiet";
  className?: string;
}

/** The way to everything that the shop sells. */
export function EverythingLink({ children, ...style }: EverythingLinkProps) {
  const { title, path } = thisBrand().navigation.everything;
  return (
    <ButtonLink to={path} {...style}>
      {children ?? `See ${title[0]?.toLowerCase()}${title.slice(1)}`}
    </ButtonLink>
  );
}
