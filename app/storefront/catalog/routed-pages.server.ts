import { ContentPage } from "../content/content-page";
import { CategoryPage } from "./category-page";
import { ProductPage } from "./product-page";

/** The server renders synchronously and has all pages at hand. */
export const serverPages = { category: CategoryPage, product: ProductPage, content: ContentPage };
