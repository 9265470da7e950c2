// Written by "npm run generate" from the message files.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "fashion.arrivals": ["Arrivals"],
  "fashion.byCategory": ["Shop by category"],
  "fashion.days": [["n","plural",{"one":["day"],"other":["days"]}]],
  "fashion.dropCloses": [["name"]," closes ",["moment"]],
  "fashion.dropDescription": ["Hoodies, tees, shoes and gear in one short run. Open until Sunday night."],
  "fashion.dropLive": [["name"]," is live until Sunday"],
  "fashion.dropNote": [["n","plural",{"one":["#"," piece"],"other":["#"," pieces"]}]," in this drop. What is left goes to the outlet rail."],
  "fashion.dropTitle": ["The drop: heavy cotton, one run"],
  "fashion.endsSpoken": ["Ends in ",["days","plural",{"one":["#"," day"],"other":["#"," days"]}],", ",["hours","plural",{"one":["#"," hour"],"other":["#"," hours"]}]," and ",["minutes","plural",{"one":["#"," minute"],"other":["#"," minutes"]}]],
  "fashion.hours": [["n","plural",{"one":["hour"],"other":["hours"]}]],
  "fashion.journal": ["Journal"],
  "fashion.left": [["n","plural",{"one":["#"," left"],"other":["#"," left"]}]],
  "fashion.minutes": [["n","plural",{"one":["minute"],"other":["minutes"]}]],
  "fashion.over": ["This has ended."],
  "fashion.pickSize": ["Choose a size"],
  "fashion.pieces": [["n","plural",{"one":["#"," piece"],"other":["#"," pieces"]}]],
  "fashion.seconds": ["sec"],
  "fashion.shopDrop": ["Shop ",["name"]],
  "fashion.tickerPause": ["Pause the moving line"],
  "fashion.tickerPlay": ["Let the line move"],
  "home.arrivalsAll": ["All"],
  "home.offers": ["Worth a detour"],
  "news.text": ["What came in this week, one recipe and one thing worth knowing. Fridays, and never more often."],
};
