// Written by "npm run generate" from the message files.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "hub.goods": [["n","plural",{"0":[["title"]],"one":[["title"]," and ","#"," more"],"other":[["title"]," and ","#"," more"]}]],
  "hub.noOrders": ["No orders yet. The first one shows up here."],
  "hub.noOrdersOf": ["No orders at this stage."],
  "hub.stageDelivered": ["Delivered"],
  "hub.stageOnTheWay": ["On the way"],
  "hub.stageToPack": ["To pack"],
  "hub.stageToShip": ["To ship"],
  "hub.stages": ["Orders by stage"],
  "hubParcels.failed": ["The shop did not answer. Nothing was changed: try again."],
  "hubParcels.handOver": ["Hand over"],
  "hubParcels.lead": ["What was ordered in your shop, the newest first. New orders appear by themselves."],
  "hubParcels.markDelivered": ["Mark delivered"],
  "hubParcels.markOut": ["Mark out for delivery"],
  "hubParcels.markPacked": ["Mark packed"],
  "hubParcels.noMatch": ["No order has these letters in its number."],
  "hubParcels.search": ["Find by number"],
  "hubParcels.seeReturn": ["Answer the return"],
  "hubParcels.stageClosed": ["Closed"],
  "hubParcels.stageReturns": ["Returns"],
  "hubParcels.stepDone": [["number"],": ",["status"]],
  "ords.find": ["Search"],
  "ords.more": ["Earlier orders"],
  "ords.newest": ["Newest orders"],
  "ords.showAll": ["Show all orders"],
};
