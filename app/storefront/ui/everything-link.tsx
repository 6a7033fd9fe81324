import { thisBrand } from "~/brand/this-brand";
import { ButtonLink } from "./button";

interface EverythingLinkProps {
  /** The link's text; a default without it. */
  children?: string;
  variant?: "quiet";
  className?: string;
}

/** A link to all products. */
export function EverythingLink({ children, ...style }: EverythingLinkProps) {
  const { title, path } = thisBrand().navigation.everything;
  return (
    <ButtonLink to={path} {...style}>
      {children ?? `See ${title[0]?.toLowerCase()}${title.slice(1)}`}
    </ButtonLink>
  );
}
