import { findSurface } from "~/design/surfaces";
import { SHOW_FIELD } from "./field-names";
import { useStudioParts } from "./use-studio";

/** So many pages are named; of the others the number is told. */
const MOST_NAMED = 5;

/** The pages out of sight on which something is still to be done, each the way to it. */
export function PagesToDo({ keys }: { keys: string[] }) {
  const { document, isLive, showSurface } = useStudioParts();
  const more = keys.length - MOST_NAMED;
  return (
    <>
      {keys.slice(0, MOST_NAMED).map((key) => (
        <li key={key}>
          <button
            type="submit"
            name={SHOW_FIELD}
            value={key}
            onClick={(event) => {
              if (!isLive) return;
              event.preventDefault();
              showSurface(key);
            }}
            className="inline-block py-1 underline underline-offset-4 hover:text-accent"
          >
            Go to {findSurface(document, key)?.title ?? key}
          </button>
        </li>
      ))}
      {more > 0 && <li className="py-1">and {more} more</li>}
    </>
  );
}
