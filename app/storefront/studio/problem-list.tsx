import { AlertIcon, BrushIcon } from "../ui/icons";
import { fieldId } from "./field-names";
import { useStudioParts } from "./use-studio";

/** What is still to be done before the product can be made, each a link to its field. */
export function ProblemList() {
  const { problems, isStrict } = useStudioParts();
  if (problems.length === 0) return null;
  const Icon = isStrict ? AlertIcon : BrushIcon;
  return (
    <div
      id="to-do"
      tabIndex={-1}
      role={isStrict ? "alert" : undefined}
      className={`rounded-card border px-4 py-3 ${isStrict ? "border-error bg-card" : "border-transparent bg-accent-tint"}`}
    >
      <p className={`flex items-center gap-2 font-semibold ${isStrict ? "text-error" : ""}`}>
        <Icon className="h-5 w-5 shrink-0" />
        {isStrict ? "Not in your cart yet" : "To make it yours"}
      </p>
      <ul className="mt-1 space-y-1 pl-7">
        {problems.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${fieldId(field)}`}
              className="inline-block py-0.5 underline underline-offset-4 hover:text-accent"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
