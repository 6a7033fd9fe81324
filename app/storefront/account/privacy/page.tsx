import { buttonClasses } from "~/storefront/ui/button";
import { PageHeading } from "~/storefront/ui/page";
import { Part } from "../part";
import { ConnectionsPart } from "./connections-part";
import { DeletePart } from "./delete-part";
import type { PrivacyData } from "./loader.server";

/** Social logins, download of the customer's data, and deletion of the account. */
export default function PrivacyPage({ data }: { data: PrivacyData }) {
  return (
    <>
      <PageHeading lead="Your data is yours: view it, download it or delete it.">Privacy</PageHeading>
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
    <Part id="your-data" title="Download your data">
      <p>
        Get what we store about you in one file: your details and addresses, orders, designs, reviews, points,
        credit and consents. Photos are listed without their pictures, emails without their text, and our
        staff's own notes aren't in it. It's in JSON, a format other programs can read.
      </p>
      <a href="/rest/mpc/V1/customers/me/export" download className={buttonClasses("quiet", "mt-5")}>
        Download my data
      </a>
    </Part>
  );
}
