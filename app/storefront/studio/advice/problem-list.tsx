import type { DesignProblem } from "~/design/advice/problems";
import { findSurface } from "~/design/surfaces/surfaces";
import { AlertIcon, BrushIcon } from "../../ui/icons";
import { fieldId } from "../field-names";
import { SurfaceLink } from "../panels/field-link";
import { useStudioParts } from "../use-studio";

/** Number of pages listed by name; the others are only counted. */
const MAX_NAMED = 5;

/** Parts missing before the product can be made, each a link to its field. */
export function ProblemList() {
  const { document, surfaces, problems, isStrict, errorOf } = useStudioParts();
  if (problems.length === 0) return null;
  const inSight = surfaces.map(({ key }) => key);
  const surfaceOf = ({ field }: DesignProblem) => field.split(".")[0];
  const isElsewhere = (problem: DesignProblem) =>
    Object.hasOwn(document.surfaces, surfaceOf(problem)) && !inSight.includes(surfaceOf(problem));
  const elsewhere = [...new Set(problems.filter(isElsewhere).map(surfaceOf))];
  const Icon = isStrict ? AlertIcon : BrushIcon;
  return (
    <div
      id="to-do"
      tabIndex={-1}
      role={isStrict ? "alert" : undefined}
      className={`flex gap-3 rounded-card border px-4 py-2.5 ${isStrict ? "border-error bg-card text-error" : "border-transparent bg-accent-tint"}`}
    >
      <Icon className="mt-0.5 h-5 w-5 shrink-0" />
      <div>
        <p className="font-semibold">{isStrict ? "Before adding to cart:" : "Finish your design:"}</p>
        <ul className="flex flex-wrap gap-x-4">
          {problems
            .filter((problem) => !isElsewhere(problem))
            .map(({ field, message }) => (
              <li key={field}>
                <a
                  href={`#${fieldId(field)}`}
                  className="inline-block py-1 underline underline-offset-4 hover:text-accent-strong"
                >
                  {errorOf(`${field}.file`) ?? errorOf(`${field}.text`) ?? message}
                </a>
              </li>
            ))}
          <PagesToDo keys={elsewhere} />
        </ul>
      </div>
    </div>
  );
}

/** Hidden pages with missing parts, each a link to the page. */
function PagesToDo({ keys }: { keys: string[] }) {
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
