import { json } from "@remix-run/node";
import {
  LookUpGiftCardDocument,
  RedeemGiftCardDocument,
  SendGiftCardDocument,
} from "~/provider/contract/documents.generated";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import { moneyText } from "../../ui/money";
import { noDeeper } from "../no-deeper.server";
import { roomDone, roomForm } from "../room-form.server";
import type { RoomVisit } from "../room-visit";
import type { FoundGiftCard } from "./found-gift-card";
import { codeValidator, type GiftCardIntent, sendValidator } from "./gift-card-forms";

const ROOM = "/customer/account/gift-card-balance";

type Handle = (visit: RoomVisit, form: FormData) => Promise<Response>;

/** What the forms of the room do, by their field `intent`. */
const handlers: Record<GiftCardIntent, Handle> = {
  /** The code must not stand in an address, so the answer is this page with what the card holds. */
  async "look-up"(visit, form) {
    const checked = await roomForm(visit, form, codeValidator);
    if (checked instanceof Response) return checked;
    const answer = await visit.provider.attempt(LookUpGiftCardDocument, {
      code: checked.data.gift_card_code,
    });
    if (!answer.status) return checked.refused(answer);
    const { code, balance } = answer.data.giftCardAccount ?? {};
    const found: FoundGiftCard = {
      code: code ?? "",
      balance: moneyText(balance ?? { value: 0, currency: "USD" }),
      isEmpty: (balance?.value ?? 0) === 0,
    };
    return json({ found }, { headers: await visit.provider.headers({ "Cache-Control": "no-store" }) });
  },

  /** What goes wrong is said where the code was typed. */
  async redeem(visit, form) {
    form.set("intent", "look-up" satisfies GiftCardIntent);
    const checked = await roomForm(visit, form, codeValidator);
    if (checked instanceof Response) return checked;
    const answer = await visit.provider.attempt(RedeemGiftCardDocument, {
      code: checked.data.gift_card_code,
    });
    if (!answer.status) return checked.refused(answer);
    return roomDone(visit, "/customer/account/my-credits", "The gift card is now part of your store credit.");
  },

  async send(visit, form) {
    const checked = await roomForm(visit, form, sendValidator);
    if (checked instanceof Response) return checked;
    const answer = await visit.provider.attempt(SendGiftCardDocument, { input: checked.data });
    if (!answer.status) return checked.refused(answer);
    return roomDone(visit, ROOM, `Your gift card is on its way to ${checked.data.recipient_email}.`);
  },
};

/** Looks a gift card up, redeems or sends one. @throws Response 404 for a deeper address, 400 for an unknown form */
export async function handleGiftCards(visit: RoomVisit): Promise<Response> {
  noDeeper(visit);
  const form = await submittedForm(visit.request);
  const intent = fieldText(form, "intent");
  if (!isIntent(intent)) throw new Response("There is nothing to do.", { status: 400 });
  return handlers[intent](visit, form);
}

function isIntent(intent: string): intent is GiftCardIntent {
  return Object.hasOwn(handlers, intent);
}
