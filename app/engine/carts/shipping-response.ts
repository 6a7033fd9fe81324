import type { AvailableShippingMethod, SelectedShippingMethod } from "../graphql/resolvers.generated";
import { CARRIER_CODE } from "../shipping/shipping-methods";
import type { ShippingOffer } from "../shipping/shipping-offers";
import { shortDay } from "../shipping/short-day";
import { toMoney } from "../totals/money";

/** The shipping methods as the contract shows them, with delivery dates. @param carrier name of the store */
export function offersResponse(carrier: string, offers: ShippingOffer[]): AvailableShippingMethod[] {
  return offers.map((offer) => ({
    ...methodResponse(carrier, offer),
    available: offer.problem === null,
    error_message: offer.problem,
    additional_info: {
      offer_description: `Arrives by ${shortDay(offer.arrivalDate)}`,
      free_shipping: offer.cents === 0,
    },
  }));
}

/** The selected method; null when there is none, or it is unavailable. */
export function selectedMethodResponse(
  carrier: string,
  offers: ShippingOffer[],
  code: string | null,
): SelectedShippingMethod | null {
  const offer = offers.find(({ method, problem }) => method.code === code && problem === null);
  return offer ? methodResponse(carrier, offer) : null;
}

function methodResponse(carrier: string, { method, cents, taxCents }: ShippingOffer) {
  return {
    carrier_code: CARRIER_CODE,
    carrier_title: carrier,
    method_code: method.code,
    method_title: method.title,
    amount: toMoney(cents),
    price_excl_tax: toMoney(cents),
    price_incl_tax: toMoney(cents + taxCents),
  };
}
