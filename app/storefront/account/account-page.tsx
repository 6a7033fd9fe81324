import type { ComponentProps, ComponentType } from "react";
import { pageImports } from "./account-pages.generated";
import { serverPages } from "./account-pages.generated.server";

type Name = keyof typeof pageImports;

/** The data of each page: what its loader returns and its component takes. */
export type AccountPageData = {
  [Of in Name]: ComponentProps<Awaited<ReturnType<(typeof pageImports)[Of]>>>["data"];
};
type Pages = { [Of in Name]: ComponentType<{ data: AccountPageData[Of] }> };

const imports: { [Of in Name]: () => Promise<Pages[Of]> } = pageImports;

/** In the browser's build the module of `serverPages` is empty, and each page is fetched before it is shown. */
const pages: Partial<Pages> = serverPages ?? {};

/** Fetches the component of a page; `AccountPage` needs it. */
export async function fetchAccountPage<Of extends Name>(name: Of): Promise<void> {
  pages[name] ??= await imports[name]();
}

/** Renders the page with the data of its loader. */
export function AccountPage<Of extends Name>({ name, data }: { name: Of; data: AccountPageData[Of] }) {
  const Page: ComponentType<{ data: AccountPageData[Of] }> | undefined = pages[name];
  return Page ? <Page data={data} /> : null;
}
