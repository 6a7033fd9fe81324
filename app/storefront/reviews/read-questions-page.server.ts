import { redirect } from "@remix-run/node";
import { ProductQuestionsDocument } from "~/provider/contract/documents.generated";
import { requestPublic } from "~/provider/public-cache.server";
import { currentSettings } from "~/settings/settings.server";
import { productPath } from "../catalog/catalog-paths";
import { readPageMetadata } from "../content/page-metadata.server";
import { pageTitle } from "../content/page-title";
import { socialPicture } from "../content/social-picture";
import { honeypotInputs } from "../session/honeypot.server";
import { pageNumber } from "../ui/page-number";
import { questionsPath } from "./product-questions";
import { questionListView } from "./read-product-questions.server";
import { findReviewableProduct } from "./reviewable-products.server";

const ON_A_PAGE = 10;
/** The format of SKUs and uids; the provider is not asked about others. */
const PRODUCT_ID = /^[\w=-]{1,96}$/;

/**
 * Reads the questions about a product; `?p=2` is the second page.
 * @param sku the parameter productId in the URL
 * @throws Response 301 to the URL with the SKU when productId is another id of the product; 404 for an unknown product
 * or page, 502 when the provider is unavailable
 */
export async function readQuestionsPage(request: Request, sku: string) {
  if (!PRODUCT_ID.test(sku)) throw notFound();
  const asked = pageNumber(new URL(request.url).searchParams, "p");
  const variables = { sku, page: asked, pageSize: ON_A_PAGE };
  const { productQuestions } = await requestPublic(ProductQuestionsDocument, variables);
  if (!productQuestions) throw await redirectBySku(sku);
  const list = questionListView(productQuestions);
  if (asked > 1 && asked > list.pages) throw notFound();

  const { product } = productQuestions;
  const name = product.name ?? "";
  const page = await readPageMetadata(request, {
    defaults: {
      title: pageTitle(`Questions About the ${name}`),
      description: `Questions about the ${name}, with our answers. Ask your own, and we'll answer it too.`,
    },
  });
  const { publicUrl } = currentSettings();
  const path = productPath(product);
  const picture = product.small_image?.url ?? "";
  return {
    page: {
      ...page,
      title: asked > 1 ? `Page ${asked}: ${page.title}` : page.title,
      canonical:
        publicUrl + canonicalPath(path, { sku, page: asked, isOwn: list.questions.some(isOfShopper) }),
      image: new URL(socialPicture(picture), publicUrl).href,
      imageAlt: name,
    },
    honeypot: honeypotInputs(),
    product: { sku, name, path, picture },
    list,
  };
}

/** Frequent questions are those of many products: only with a shopper's question is the page worth listing. */
function canonicalPath(
  productPath: string,
  { sku, page, isOwn }: { sku: string; page: number; isOwn: boolean },
): string {
  if (page > 1) return `${questionsPath(sku)}?p=${page}`;
  return isOwn ? questionsPath(sku) : productPath;
}

function isOfShopper({ nickname }: { nickname: string | null }): boolean {
  return nickname !== null;
}

export type QuestionsPageView = Awaited<ReturnType<typeof readQuestionsPage>>;

async function redirectBySku(id: string): Promise<Response> {
  const product = await findReviewableProduct(id);
  return product && product.sku !== id ? redirect(questionsPath(product.sku), 301) : notFound();
}

function notFound(): Response {
  return new Response("Page Not Found", { status: 404 });
}
