import type { AdminContext } from "../admin-api/admin-context";
import type { AuditAction } from "../audit/audit-actions";
import { changeOnce, type FormChange } from "../audit/change-once";
import { cardOwner, lockBalance } from "../balances/balance";
import { balanceOf } from "../balances/ledger";
import type { Row, Transaction } from "../database/schema";
import { inputError } from "../graphql/errors";
import { lockPerson } from "../order-management/refund-limit";
import { rowId } from "../shared/row-id";
import type { StaffSession } from "../staff/staff-session";
import { lockGiftCard } from "./lock-gift-card";

/** A form about a gift card. */
export interface GiftCardForm {
  id: string;
  key: string;
}

/** The locked gift card, and who changes it. */
export interface GiftCardChange extends FormChange {
  card: Row<"gift_card">;
  /** Null unless staff issued it. */
  issued: Row<"issued_gift_card"> | null;
  /** What is left of it, in cents; it stays so until the transaction ends. */
  balanceCents: number;
}

interface ChangeOptions {
  action: AuditAction;
  /** Names of the fields that the action changes, for the audit log. */
  changedFields: readonly string[];
}

/**
 * Changes a locked gift card in one transaction, together with its entry in the audit log. A form that is sent twice
 * acts once.
 * @param change returns the cents that it gives away, if any
 * @throws GraphQLError of category input when there is no such card in the session's stores; otherwise as `change` does
 */
export async function changeGiftCard(
  context: AdminContext,
  form: GiftCardForm,
  { action, changedFields }: ChangeOptions,
  change: (change: GiftCardChange) => Promise<{ amountCents: number } | undefined>,
): Promise<void> {
  await changeOnce(context, form.key, {
    lock: (transaction, session) => lockIn(transaction, session, rowId(form.id)),
    async change(locked, formChange) {
      if (!locked) throw inputError("There's no such gift card.");
      const { card } = locked;
      const owner = cardOwner(card, card.id);
      await lockBalance(formChange.transaction, owner);
      const balanceCents = await balanceOf(formChange.transaction, owner);
      const done = await change({ ...formChange, ...locked, balanceCents });
      return {
        action,
        subject: { type: "gift-card", id: String(card.id) },
        storeCode: card.store_code,
        changedFields,
        amountCents: done?.amountCents,
      };
    },
  });
  context.wakeMail();
}

/** Locks the person first, as refunds do, which lock gift cards after them. */
async function lockIn(transaction: Transaction, session: StaffSession, id: number) {
  await lockPerson(transaction, session);
  const locked = await lockGiftCard(transaction, id);
  return locked && session.storeCodes.includes(locked.card.store_code) ? locked : null;
}
