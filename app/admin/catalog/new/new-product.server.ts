import { redirect } from "@remix-run/node";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import { CopiedProductDocument, CreateProductDocument } from "../../documents.generated";
import { type FormRejection, failedForm, rejectionOf } from "../../frame/failed-form.server";
import { newFormKey } from "../../frame/form-key.server";
import { openAdmin } from "../../frame/staff-session.server";
import { productPath } from "../product-path";

/** The form of a copy of a product. @throws Response 404 when there is no such product in the person's stores */
export async function readNewProductPage(request: Request, sku: string) {
  const visit = await openAdmin(request);
  const { catalogProduct, catalogCategories } = await visit.read(CopiedProductDocument, { sku });
  if (!catalogProduct) throw new Response("There's no such product.", { status: 404 });
  const { store_code } = catalogProduct;
  return {
    product: catalogProduct,
    categories: catalogCategories.filter((category) => category.store_code === store_code),
    mayEdit: visit.can("catalog.edit"),
    path: productPath(sku),
    formKey: newFormKey(),
  };
}

export type NewProductPageView = Awaited<ReturnType<typeof readNewProductPage>>;

/** Adds the product, and leads to its page. */
export async function createProduct(request: Request, copied_sku: string): Promise<Response> {
  const form = await submittedForm(request);
  const visit = await openAdmin(request);
  const sku = fieldText(form, "sku");
  const input = {
    key: fieldText(form, "key"),
    copied_sku,
    sku,
    url_key: fieldText(form, "url_key"),
    name: fieldText(form, "name"),
    template: fieldText(form, "template") || null,
    category_paths: fieldText(form, "categories")
      .split(/[\s,]+/)
      .filter(Boolean),
  };
  const result = await visit.attempt(CreateProductDocument, { input });
  if (!result.ok) return failedForm<FormRejection>(result, rejectionOf(result, form));
  return redirect(`${productPath(sku)}?done=add`, 303);
}
