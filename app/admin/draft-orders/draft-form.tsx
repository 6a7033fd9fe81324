import type { ReactNode } from "react";
import type { DraftOrderProblem, DraftOrderView } from "./draft-order.server";
import type { DraftOrderIntent } from "./draft-order-intents";

/** What every part of a draft order's page gets. */
export interface DraftPartProps {
  draft: DraftOrderView["draft"];
  formKey: string;
  problem: DraftOrderProblem | null;
}

interface DraftFormProps extends Pick<DraftPartProps, "draft" | "formKey"> {
  intent: DraftOrderIntent;
  className?: string;
  children: ReactNode;
}

/** One form of a draft order's page. */
export function DraftForm({ draft, formKey, intent, className, children }: DraftFormProps) {
  return (
    <form method="post" className={className}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="version" value={draft.version} />
      <input type="hidden" name="key" value={formKey} />
      {children}
    </form>
  );
}

/** What was typed into a form that failed; empty for every other form. */
export function typedIn(problem: DraftOrderProblem | null, intent: DraftOrderIntent) {
  return problem?.intent === intent ? problem.typed : {};
}

/** The problem of a field, to be shown beside it. */
export function problemOf(problem: DraftOrderProblem | null, intent: DraftOrderIntent, field: string) {
  return problem?.intent === intent && problem.field === field ? problem.message : null;
}
