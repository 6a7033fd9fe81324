import { useRef } from "react";
import { thisBrand } from "~/brand/this-brand";
import { FooterMenu } from "./footer-menu";
import { helpDestinations, togetherDestinations } from "./navigation";
import { useOpenWhileWide } from "./use-open-while-wide";

/** The footer's lists of links. */
export function FooterMenus() {
  const around = useRef<HTMLDivElement>(null);
  useOpenWhileWide(around);
  return (
    <div ref={around} className="footer-menus">
      <FooterMenu title="Shop" destinations={thisBrand().navigation.loved} />
      <FooterMenu title="Help" destinations={helpDestinations} />
      <FooterMenu title="Community" destinations={togetherDestinations} />
    </div>
  );
}
