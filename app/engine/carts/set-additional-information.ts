import { readGstNumber } from "../customers/gst-number";
import type { EngineContext } from "../graphql/context";
import type { SetAdditionalInformationOnCartInput } from "../graphql/resolvers.generated";
import { readText, requireLine } from "../shared/typed-text";
import { type AdditionalInformation, additionalInformation, type Business } from "./additional-information";
import { changeCart, updateCart } from "./change-cart";

const MAX_COMPANY_LENGTH = 255;
const MAX_COMMENT_LENGTH = 500;
const NO_BUSINESS: Business = { company: "", gstNumber: null, shipTo: false, billTo: true };

/**
 * Sets the order's additional information; omitted fields are unchanged.
 * @throws GraphQLError when a business purchase has no company, or the GST number is invalid
 */
export async function setAdditionalInformation(
  context: EngineContext,
  wanted: SetAdditionalInformationOnCartInput,
): Promise<void> {
  await changeCart(context, wanted.cart_id, async ({ db, cart }) => {
    const known = additionalInformation(cart);
    const said: AdditionalInformation = {
      ...known,
      orderComment: readComment(wanted, known),
      dropship: wanted.dropship ?? known.dropship,
      sendProof: wanted.send_proof ?? known.sendProof,
      business: readBusiness(wanted, known.business),
      termsAcceptedAt: wanted.accept_terms ? new Date().toISOString() : known.termsAcceptedAt,
    };
    await updateCart(db, cart.id, { additional_information: JSON.stringify(said) });
  });
}

function readComment(
  { order_comment }: SetAdditionalInformationOnCartInput,
  { orderComment }: AdditionalInformation,
): string | null {
  if (order_comment === null || order_comment === undefined) return orderComment ?? null;
  return readText(order_comment, { field: "order_comment", maxLength: MAX_COMMENT_LENGTH }) || null;
}

function readBusiness(wanted: SetAdditionalInformationOnCartInput, known: Business | null): Business | null {
  const isBusiness = wanted.business_purchase ?? known !== null;
  if (!isBusiness) return null;
  const { company, gstNumber, shipTo, billTo } = known ?? NO_BUSINESS;
  const isWithShipping = wanted.ship_to ?? shipTo;
  return {
    company: requireLine(wanted.gst_company ?? company, {
      field: "gst_company",
      maxLength: MAX_COMPANY_LENGTH,
    }),
    gstNumber: readGstNumber(wanted.gst_number ?? gstNumber),
    shipTo: isWithShipping,
    billTo: (wanted.bill_to ?? billTo) || !isWithShipping,
  };
}
