import type { MetaDescriptor } from "@remix-run/node";
import { faqData, trailData } from "../content/structured-data";
import type { Crumb } from "../ui/breadcrumbs";
import type { RoutedView } from "./routed-page.server";
import { categoryData, productData } from "./structured-data";

/** Returns the structured data of a catalog URL: the way to it, and the data of its kind. */
export function routedData(view: RoutedView): MetaDescriptor[] {
  return [wayTo(view), ...ownData(view)];
}

function ownData(view: RoutedView): MetaDescriptor[] {
  if (view.kind === "product") return [productData(view)];
  if (view.kind === "category") return [categoryData(view)];
  if (view.kind === "content" && view.questions.length > 0) {
    return [faqData(view.questions, new URL(view.page.canonical).origin)];
  }
  return [];
}

function wayTo(view: RoutedView): MetaDescriptor {
  const here = view.kind === "content" ? view.heading : view.name;
  return trailData(view.page.canonical, { steps: crumbsOf(view), here });
}

function crumbsOf(view: RoutedView): Crumb[] {
  return view.kind === "content" ? [] : view.crumbs;
}
