import { buttonClasses } from "~/storefront/ui/button";
import { PageHeading } from "~/storefront/ui/page";
import { Part } from "../part";
import { type Connection, ConnectionsPart } from "./connections-part";
import { DeletePart, type Leaver } from "./delete-part";

export interface PrivacyData extends Leaver {
  connections: Connection[];
}

/** Who may open the account, everything we know to take along, and the way out. */
export function PrivacyPage({ data }: { data: PrivacyData }) {
  return (
    <>
      <PageHeading lead="What we know about you is yours: look at it, take it along, or have it deleted.">
        Privacy
      </PageHeading>
      <div className="grid max-w-[720px] gap-6">
        <ExportPart />
        {data.connections.length > 0 && <ConnectionsPart connections={data.connections} />}
        <DeletePart leaver={data} />
      </div>
    </>
  );
}

function ExportPart() {
  return (
    <Part id="your-data" title="Take your data along">
      <p>
        One file with everything we keep about you: your details and addresses, orders, designs, reviews,
        points and credit, and what you agreed to. It is JSON, which other programs can read, too.
      </p>
      <a href="/rest/mpc/V1/customers/me/export" download className={buttonClasses("quiet", "mt-5")}>
        Download my data
      </a>
    </Part>
  );
}
