import { findSurface } from "~/design/surfaces/surfaces";
import { SurfaceLink } from "../panels/field-link";
import { useStudioParts } from "../use-studio";

/** Number of pages listed by name; the others are only counted. */
const MAX_NAMED = 5;

/** Hidden pages with missing parts, each a link to the page. */
export function PagesToDo({ keys }: { keys: string[] }) {
  const { document } = useStudioParts();
  const more = keys.length - MAX_NAMED;
  return (
    <>
      {keys.slice(0, MAX_NAMED).map((key) => (
        <li key={key}>
          <SurfaceLink surface={key}>Go to {findSurface(document, key)?.title ?? key}</SurfaceLink>
        </li>
      ))}
      {more > 0 && <li className="py-1">and {more} more</li>}
    </>
  );
}
