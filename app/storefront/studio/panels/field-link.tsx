import type { ReactNode } from "react";
import { fieldId, SHOW_FIELD } from "../field-names";
import { focusSurface } from "../focus-after";
import { useStudioParts } from "../use-studio";

const LINK = "inline-block py-1 text-left underline underline-offset-4 hover:text-accent-strong";

/** A link to a field, or to its page if that is hidden. */
export function FieldLink({ field, children }: { field: string; children: ReactNode }) {
  const { document, surfaces } = useStudioParts();
  const [surface] = field.split(".");
  const isElsewhere =
    Object.hasOwn(document.surfaces, surface) && !surfaces.some(({ key }) => key === surface);
  if (isElsewhere) return <SurfaceLink surface={surface}>{children}</SurfaceLink>;
  return (
    <a href={`#${fieldId(field)}`} className={LINK}>
      {children}
    </a>
  );
}

/** Without JavaScript a press saves the input and shows that page. */
export function SurfaceLink({ surface, children }: { surface: string; children: ReactNode }) {
  const { isLive, showSurface } = useStudioParts();
  return (
    <button
      type="submit"
      name={SHOW_FIELD}
      value={surface}
      onClick={(event) => {
        if (!isLive) return;
        event.preventDefault();
        showSurface(surface);
        focusSurface(surface);
      }}
      className={LINK}
    >
      {children}
    </button>
  );
}
