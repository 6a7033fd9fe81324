import type { AdminContext } from "../admin-api/admin-context";
import { changedMeanwhile } from "../admin-api/admin-errors";
import type {
  ChangeOfferInput,
  CreateOfferInput,
  MoveOfferInput,
  OfferFormInput,
  OfferListFormInput,
} from "../admin-api/resolvers.generated";
import type { AuditAction } from "../audit/audit-actions";
import { changeOnce } from "../audit/change-once";
import { invalidateCache } from "../cache-invalidation/invalidate-cache";
import type { NewRow, Row, Transaction } from "../database/schema";
import { upsert } from "../database/upsert";
import { inputError } from "../graphql/errors";
import { lockPromotions } from "./lock-promotions";
import { type OfferListState, offerListVersion, readOfferList } from "./offer-list";
import { readOfferFields } from "./read-offer-fields";
import { promotionState } from "./typed-promotion";

/** Offers of a store: the header shows four of those that run. */
const MAX_OFFERS = 20;

/**
 * Adds an offer below the others, with its entry in the audit log. A form that is sent twice acts once.
 * @throws GraphQLError CHANGED when the list is not as the form showed it; of category input that names the field
 */
export async function createOffer(context: AdminContext, input: CreateOfferInput): Promise<void> {
  await changeList(context, input, async (transaction, { storeCode, rows }) => {
    if (rows.length >= MAX_OFFERS)
      throw inputError(`A store can have ${MAX_OFFERS} offers. Delete one first.`);
    const fields = await readOfferFields(transaction, storeCode, input.fields);
    const position = Math.max(-1, ...rows.map((row) => row.position)) + 1;
    const offers = [...rows, { ...fields, store_code: storeCode, position }];
    return { offers, action: "offer.create", position: rows.length, changed: Object.keys(fields) };
  });
}

/** Changes an offer. @throws GraphQLError as `createOffer` does */
export async function changeOffer(context: AdminContext, input: ChangeOfferInput): Promise<void> {
  await changeList(context, input, async (transaction, { storeCode, rows }) => {
    const index = indexOf(rows, input.position);
    const fields = await readOfferFields(transaction, storeCode, input.fields, rows[index]);
    const changed = (Object.keys(fields) as (keyof typeof fields)[]).filter(
      (name) => fields[name] !== rows[index][name],
    );
    const offers = rows.map((row, other) => (other === index ? { ...row, ...fields } : row));
    return { offers, action: "offer.change", position: index, changed };
  });
}

/** Ends an offer now. @throws GraphQLError as `createOffer` does */
export async function endOffer(context: AdminContext, input: OfferFormInput): Promise<void> {
  await changeList(context, input, async (_transaction, { rows }) => {
    const index = indexOf(rows, input.position);
    if (promotionState(rows[index]) === "ENDED") throw inputError("This offer has ended already.");
    const ends_at = new Date(Date.now() - 1).toISOString();
    const offers = rows.map((row, other) => (other === index ? { ...row, ends_at } : row));
    return { offers, action: "offer.end", position: index, changed: ["ends_at"] };
  });
}

/** Moves an offer up or down by one. @throws GraphQLError as `createOffer` does */
export async function moveOffer(context: AdminContext, input: MoveOfferInput): Promise<void> {
  await changeList(context, input, async (_transaction, { rows }) => {
    const index = indexOf(rows, input.position);
    const target = input.is_up ? index - 1 : index + 1;
    if (target < 0 || target >= rows.length)
      throw inputError(`This offer is the ${input.is_up ? "first" : "last"} one already.`);
    const offers = rows.with(index, rows[target]).with(target, rows[index]);
    return { offers, action: "offer.move", position: target, changed: ["position"] };
  });
}

/** Deletes an offer. @throws GraphQLError as `createOffer` does */
export async function deleteOffer(context: AdminContext, input: OfferFormInput): Promise<void> {
  await changeList(context, input, async (_transaction, { rows }) => {
    const index = indexOf(rows, input.position);
    const offers = rows.filter((_row, other) => other !== index);
    return { offers, action: "offer.delete", position: index, changed: [] };
  });
}

/** Makes the list what the brand's folder says. @throws GraphQLError as `createOffer` does */
export async function resetOffers(context: AdminContext, input: OfferListFormInput): Promise<void> {
  await changeList(context, input, async (_transaction, { folderRows }) => {
    if (!folderRows) throw inputError("There's no record of the brand's folder. Please restart the store.");
    return { offers: folderRows, action: "offers.reset", position: null, changed: [] };
  });
}

type ListChange = (
  transaction: Transaction,
  state: OfferListState,
) => Promise<{
  offers: NewRow<"header_offer">[];
  action: AuditAction;
  /** Index of the offer; null for the whole list. */
  position: number | null;
  changed: string[];
}>;

async function changeList(
  context: AdminContext,
  { store_code: storeCode, key, version }: OfferListFormInput,
  change: ListChange,
): Promise<void> {
  await changeOnce(context, key, {
    async lock(transaction, { storeCodes }) {
      if (!storeCodes.includes(storeCode)) throw noSuchOffer();
      await lockPromotions(transaction);
    },
    async change(_subject, { transaction }) {
      const state = await readOfferList(transaction, storeCode);
      if (offerListVersion(state) !== version) throw changedMeanwhile("The list of offers");
      const { offers, action, position, changed } = await change(transaction, state);
      await writeOffers(transaction, storeCode, offers);
      await invalidateCache(transaction);
      return {
        action,
        subject: { type: "offer", id: position === null ? null : String(position + 1) },
        storeCode,
        changedFields: changed,
      };
    },
  });
  await context.catchUpInvalidations();
}

/** Writes the whole list, numbered from 0 as the brand's folder numbers it. */
async function writeOffers(
  transaction: Transaction,
  storeCode: string,
  offers: NewRow<"header_offer">[],
): Promise<void> {
  await transaction.deleteFrom("header_offer").where("store_code", "=", storeCode).execute();
  const rows = offers.map((offer, position) => ({ ...offer, position }));
  await upsert(transaction, "header_offer", ["store_code", "position"], rows);
}

/** @throws GraphQLError of category input when the list has no such offer */
function indexOf(rows: Row<"header_offer">[], position: number): number {
  const index = rows.findIndex((row) => row.position === position);
  if (index < 0) throw noSuchOffer();
  return index;
}

function noSuchOffer() {
  return inputError("There's no such offer. Please reload the page and try again.");
}
