import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { AdminLayout } from "~/admin/frame/admin-layout";
import { staffScript } from "~/admin/frame/staff-script.server";
import { openAdmin } from "~/admin/frame/staff-session.server";
import { refreshFacts } from "~/storefront/shell/refresh-facts.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const { staff } = await openAdmin(request);
  refreshFacts();
  return json({ staff, script: staffScript() });
}

export default function AdminRoute() {
  const { staff, script } = useLoaderData<typeof loader>();
  return (
    <AdminLayout staff={staff} script={script} pathname={useLocation().pathname}>
      <Outlet />
    </AdminLayout>
  );
}
