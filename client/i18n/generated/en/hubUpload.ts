// Written by "npm run generate" from the message files.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "hub.newest": ["New on your counter"],
  "hub.setUp": ["Set up your shop"],
  "hub.setUpText": ["There is no shop in your name yet. This is where you will keep it: its sign, its goods, its orders and what it earns."],
  "hub.setUpWhen": ["Opening shops comes with the next version of Rizq. Until then there is nothing to fill in here."],
  "hub.toMarket": ["Back to the market"],
  "hub.untilThen": ["Until then write to ",["email"],", and we change it for you."],
  "hub.uploadLead": ["Pictures, name, price, stock: what goes on your counter starts here."],
  "hub.uploadNotYet": ["Adding products is not open yet: it comes with the next version of Rizq."],
  "hub.uploadTitle": ["Upload a product"],
  "list.chooseNamed": ["Choose options: ",["name"]],
  "list.chooseOptions": ["Choose options"],
  "product.chooseOptions": ["Choose options for ",["name"]],
  "product.disabled": ["No longer sold"],
  "product.perPiece": [["price"]," each"],
  "product.reviews": [["n","plural",{"one":["#"," rating"],"other":["#"," ratings"]}]],
  "product.unitPrice": [["price"]," / ",["unit"]],
  "ui.ratedBy": ["Rated ",["x"]," out of 5, ",["n","plural",{"one":["#"," rating"],"other":["#"," ratings"]}]],
  "vend.all": ["See all shops"],
};
