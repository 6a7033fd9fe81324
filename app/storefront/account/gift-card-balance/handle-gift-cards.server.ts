import { json } from "@remix-run/node";
import {
  GiftCardLookupDocument,
  RedeemGiftCardDocument,
  SendGiftCardDocument,
} from "~/provider/contract/documents.generated";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import { moneyText } from "../../ui/money";
import { redirectWithSuccess, validateAccountForm } from "../account-form.server";
import type { AccountVisit } from "../account-visit";
import { noDeeper } from "../no-deeper.server";
import type { FoundGiftCard } from "./found-gift-card";
import { codeValidator, type GiftCardIntent, sendValidator } from "./gift-card-forms";

const PAGE_PATH = "/customer/account/gift-card-balance";

type Handle = (visit: AccountVisit, form: FormData) => Promise<Response>;

/** The actions of the forms by the field `intent`. */
const handlers: Record<GiftCardIntent, Handle> = {
  /** The code must not be in a URL, so the response is this page with the card's balance, without a redirect. */
  async "look-up"(visit, form) {
    const checked = await validateAccountForm(visit, form, codeValidator);
    if (checked instanceof Response) return checked;
    const response = await visit.provider.attempt(GiftCardLookupDocument, {
      code: checked.data.gift_card_code,
    });
    if (!response.status) return checked.rejected(response);
    const { code, balance } = response.data.giftCardAccount ?? {};
    const card: FoundGiftCard = {
      code: code ?? "",
      balance: moneyText(balance ?? { value: 0, currency: "USD" }),
      isEmpty: (balance?.value ?? 0) === 0,
    };
    return json({ card }, { headers: await visit.provider.headers({ "Cache-Control": "no-store" }) });
  },

  /** Errors are shown beside the code. */
  async redeem(visit, form) {
    form.set("intent", "look-up" satisfies GiftCardIntent);
    const checked = await validateAccountForm(visit, form, codeValidator);
    if (checked instanceof Response) return checked;
    const response = await visit.provider.attempt(RedeemGiftCardDocument, {
      code: checked.data.gift_card_code,
    });
    if (!response.status) return checked.rejected(response);
    return redirectWithSuccess(
      visit,
      "/customer/account/my-credits",
      "We've added the gift card to your store credit.",
    );
  },

  async send(visit, form) {
    const checked = await validateAccountForm(visit, form, sendValidator);
    if (checked instanceof Response) return checked;
    const response = await visit.provider.attempt(SendGiftCardDocument, { input: checked.data });
    if (!response.status) return checked.rejected(response);
    return redirectWithSuccess(
      visit,
      PAGE_PATH,
      `Your gift card is on its way to ${checked.data.recipient_email}.`,
    );
  },
};

/**
 * Looks up, redeems or sends a gift card.
 * @throws Response 404 for an unknown sub-page, 400 for an unknown form
 */
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
