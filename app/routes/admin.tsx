import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { AdminLayout } from "~/admin/frame/admin-layout";
import { openAdmin } from "~/admin/frame/staff-session.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const { staff } = await openAdmin(request);
  return json({ staff });
}

export default function AdminRoute() {
  const { staff } = useLoaderData<typeof loader>();
  return (
    <AdminLayout staff={staff} pathname={useLocation().pathname}>
      <Outlet />
    </AdminLayout>
  );
}
