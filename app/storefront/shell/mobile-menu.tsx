import { CloseIcon, MenuIcon } from "../ui/icons";
import { HeaderPanel } from "./header-panel";
import { serverMarkup } from "./server-markup";
import { MobileMenuPages as RenderedPages } from "./shell-markup.server";

const MobileMenuPages = serverMarkup(
  RenderedPages,
  async () => (await import("./mobile-menu-pages")).MobileMenuPages,
);

/** The shop's departments behind one button, where they do not fit into the header. */
export function MobileMenu() {
  return (
    <HeaderPanel
      className="lg:hidden"
      button={
        <>
          <MenuIcon className="h-6 w-6 group-open:hidden" />
          <CloseIcon className="hidden h-6 w-6 group-open:block" />
          <span className="sr-only">Menu</span>
        </>
      }
    >
      <MobileMenuPages />
    </HeaderPanel>
  );
}
