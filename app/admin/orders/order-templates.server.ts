import type { OrderQuery, ReplyKind } from "../documents.generated";
import type { AdminVisit } from "../frame/staff-session.server";
import { type TemplateOption, templatesFor } from "../reply-templates/insert-template.server";

type Order = NonNullable<OrderQuery["order"]>;

/** Templates for the replies that the order's page has a form for. */
export async function orderTemplates(
  visit: AdminVisit,
  { claims, lines, store_code }: Order,
): Promise<Record<"claim" | "proof", TemplateOption[]>> {
  const of = async (kind: ReplyKind, isNeeded: boolean) => {
    if (!isNeeded) return [];
    const templates = await templatesFor(visit, kind);
    return templates.filter((template) => template.store_code === store_code || store_code === "");
  };
  return {
    claim: await of(
      "CLAIM",
      claims.some(({ decisions }) => decisions.length > 0),
    ),
    proof: await of(
      "PROOF",
      lines.some(({ print }) => print?.proof?.can_resend === true),
    ),
  };
}
