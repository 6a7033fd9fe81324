import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type CouponProblem, changeCoupon, readCoupon } from "~/admin/coupons/coupon.server";
import { CouponPage } from "~/admin/coupons/coupon-page";
import { adminMeta } from "~/admin/frame/admin-meta";

export const meta: MetaFunction = () => adminMeta("Coupon");

export const loader = ({ request, params }: LoaderFunctionArgs) => readCoupon(request, params.code ?? "");
export const action = ({ request, params }: ActionFunctionArgs) => changeCoupon(request, params.code ?? "");

export default function CouponRoute() {
  const problem = useActionData<CouponProblem>() ?? null;
  return <CouponPage {...useLoaderData<typeof loader>()} problem={problem} />;
}
