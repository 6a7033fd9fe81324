import { json } from "@remix-run/node";
import {
  LookUpGiftCardDocument,
  RedeemGiftCardDocument,
  SendGiftCardDocument,
} from "~/provider/contract/documents.generated";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import { moneyText } from "~/storefront/ui/money";
import { redirectWithSuccess, validateAccountForm } from "../account-form.server";
import type { AccountVisit } from "../account-visit";
import { noDeeper } from "../no-deeper.server";
import type { FoundGiftCard } from "./found-gift-card";
import { codeValidator, type GiftCardIntent, sendValidator } from "./gift-card-forms";

const PAGE_PATH = "/customer/account/gift-card-balance";

type Handle = (visit: AccountVisit, form: FormData) => Promise<Response>;

/** What the forms of the page do, by their field `intent`. */
const handlers: Record<GiftCardIntent, Handle> = {
  /** The code must not stand in an address, so the answer is this page with what the card holds. */
  async "look-up"(visit, form) {
    const checked = await validateAccountForm(visit, form, codeValidator);
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
    const checked = await validateAccountForm(visit, form, codeValidator);
    if (checked instanceof Response) return checked;
    const answer = await visit.provider.attempt(RedeemGiftCardDocument, {
      code: checked.data.gift_card_code,
    });
    if (!answer.status) return checked.refused(answer);
    return redirectWithSuccess(
      visit,
      "/customer/account/my-credits",
      "We've added the gift card to your store credit.",
    );
  },

  async send(visit, form) {
    const checked = await validateAccountForm(visit, form, sendValidator);
    if (checked instanceof Response) return checked;
    const answer = await visit.provider.attempt(SendGiftCardDocument, { input: checked.data });
    if (!answer.status) return checked.refused(answer);
    return redirectWithSuccess(
      visit,
      PAGE_PATH,
      `Your gift card is on its way to ${checked.data.recipient_email}.`,
    );
  },
};

/** Looks a gift card up, redeems or sends one. @throws Response 404 for a deeper address, 400 for an unknown form */
export async function handleGiftCards(visit: AccountVisit): Promise<Response> {
  noDeeper(visit);
  const form = await submittedForm(visit.request);
  const intent = fieldText(form, "intent");
  if (!isIntent(intent)) throw new Response("There's nothing to update.", { status: 400 });
  return handlers[intent](visit, form);
}

function isIntent(intent: string): intent is GiftCardIntent {
  return Object.hasOwn(handlers, intent);
}
