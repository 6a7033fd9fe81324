import { Notice } from "~/storefront/ui/notice";
import { LineAction, quietAction } from "./line-action";

/** Changes of a line since it was added, shown once: the shopper dismisses them. */
export function LineChanges({ uid, name, changes }: { uid: string; name: string; changes: string[] }) {
  if (changes.length === 0) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 rounded-field bg-sky px-4 py-1.5 text-sm">
      <div className="py-1">
        {changes.map((change) => (
          <p key={change}>{change}</p>
        ))}
      </div>
      <LineAction
        intent="acknowledge"
        uid={uid}
        label="Got it"
        about={`about ${name}`}
        className={`${quietAction} !text-ink underline`}
      />
    </div>
  );
}

/** Why a line cannot be bought. The actions below it are edit, save for later (if supported) and remove. */
export function LineProblem({ problem, canSave }: { problem: string; canSave: boolean }) {
  return (
    <Notice kind="error" className="mt-3 text-sm">
      {problem} {canSave ? "Save it for later or remove it" : "Remove it"} to order the rest of your cart.
    </Notice>
  );
}
