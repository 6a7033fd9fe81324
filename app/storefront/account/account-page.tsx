import { type ComponentProps, type ComponentType, Suspense } from "react";
import { lazyPages } from "./account-pages.generated";
import { serverPages } from "./account-pages.generated.server";

/** The data of each page: what its loader returns and its component takes. */
export type AccountPageData = {
  [Name in keyof typeof lazyPages]: ComponentProps<(typeof lazyPages)[Name]>["data"];
};

/**
 * The server renders synchronously and has all components at hand. In the browser's build the module of `serverPages`
 * is empty, and the component of the current page is fetched.
 */
const pages: { [Name in keyof AccountPageData]: ComponentType<{ data: AccountPageData[Name] }> } =
  serverPages ?? lazyPages;

/** Renders the page with the data of its loader. */
export function AccountPage<Name extends keyof AccountPageData>({
  name,
  data,
}: {
  name: Name;
  data: AccountPageData[Name];
}) {
  const Page: ComponentType<{ data: AccountPageData[Name] }> = pages[name];
  return (
    <Suspense>
      <Page data={data} />
    </Suspense>
  );
}
