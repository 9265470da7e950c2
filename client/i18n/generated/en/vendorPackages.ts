// Written by "npm run generate" from the message files.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "console.noOrders": ["No orders yet. The first one shows up here."],
  "console.noOrdersOf": ["No orders at this stage."],
  "console.products": [["n","plural",{"0":[["title"]],"one":[["title"]," and ","#"," more"],"other":[["title"]," and ","#"," more"]}]],
  "console.stageDelivered": ["Delivered"],
  "console.stageOnTheWay": ["On the way"],
  "console.stageToPack": ["To pack"],
  "console.stageToShip": ["To ship"],
  "console.stages": ["Orders by stage"],
  "ords.find": ["Search"],
  "ords.more": ["Earlier orders"],
  "ords.newest": ["Newest orders"],
  "ords.showAll": ["Show all orders"],
  "vendorPackages.failed": ["The shop did not answer. Nothing was changed: try again."],
  "vendorPackages.handOver": ["Hand over"],
  "vendorPackages.lead": ["What was ordered in your shop, the newest first. New orders appear by themselves."],
  "vendorPackages.markDelivered": ["Mark delivered"],
  "vendorPackages.markOut": ["Mark out for delivery"],
  "vendorPackages.markPacked": ["Mark packed"],
  "vendorPackages.noMatch": ["No order has these letters in its number."],
  "vendorPackages.search": ["Find by number"],
  "vendorPackages.seeReturn": ["Answer the return"],
  "vendorPackages.stageClosed": ["Closed"],
  "vendorPackages.stageReturns": ["Returns"],
  "vendorPackages.stepDone": [["number"],": ",["status"]],
};
