import { redirect } from "@remix-run/node";
import {
  ReviewRatingsDocument,
  WriteProductReviewDocument,
  WriteShopReviewDocument,
} from "~/provider/contract/documents.generated";
import { openProvider, type Provider } from "~/provider/provider.server";
import { requestPublic } from "~/provider/public-cache.server";
import { checkedForm } from "../session/checked-form.server";
import { rejectionErrors } from "../session/provider-rejection";
import { flash } from "../shell/flash.server";
import { ABOUT_SHOP, type ReviewForm, reviewValidator } from "./review-form";
import { readReviewableProducts } from "./reviewable-products.server";

const THANKS = "Thank you for your review. We read each one before we post it.";

/** Sends a review to the provider; returns the reviewed item, or the form with its errors and all input. */
export async function writeReview(request: Request): Promise<Response> {
  const provider = await openProvider(request);
  const sent = await checkedForm(request, reviewValidator(provider.isLoggedIn), { provider });
  if (sent instanceof Response) return sent;
  const { data, reject } = sent;
  const options = { captcha: await sent.captcha() };
  const answer =
    data.about === ABOUT_SHOP
      ? await aboutShop(provider, data, options)
      : await aboutProduct(provider, data, options);
  if (!answer.status) return reject(rejectionErrors(answer, Object.keys(data)));

  flash(provider, "success", THANKS);
  return redirect(await pathOf(data.about), { status: 303, headers: await provider.headers() });
}

function aboutShop(
  provider: Provider,
  { about, rating, ...words }: ReviewForm,
  options: { captcha?: string },
) {
  return provider.attempt(WriteShopReviewDocument, { input: { ...words, rating: Number(rating) } }, options);
}

async function aboutProduct(
  provider: Provider,
  { about, rating, ...words }: ReviewForm,
  options: { captcha?: string },
) {
  const ratings = await chosenRatings(rating);
  return provider.attempt(WriteProductReviewDocument, { ...words, sku: about, ratings }, options);
}

/** Sets the stars for every rating that the provider has. */
async function chosenRatings(stars: string) {
  const { productReviewRatingsMetadata } = await requestPublic(ReviewRatingsDocument, {});
  return productReviewRatingsMetadata.items.flatMap((item) => {
    const value = item?.values.find((candidate) => candidate?.value === stars);
    return item && value ? [{ id: item.id, value_id: value.value_id }] : [];
  });
}

async function pathOf(about: string): Promise<string> {
  const products = about === ABOUT_SHOP ? [] : await readReviewableProducts();
  return products.find(({ sku }) => sku === about)?.path ?? "/customer-reviews";
}
