import { findSurface } from "~/design/surfaces/surfaces";
import { SurfaceLink } from "../panels/field-link";
import { useStudioParts } from "../use-studio";

/** So many pages are named; of the others the number is told. */
const MAX_NAMED = 5;

/** The pages out of sight on which something is still to be done, each the way to it. */
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
