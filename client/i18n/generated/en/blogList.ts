// Written by "npm run generate" from the message files.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "blog.all": ["All"],
  "blog.articles": ["Stories"],
  "blog.aside": ["More to read"],
  "blog.blog": ["Blog"],
  "blog.categories": ["Categories"],
  "blog.categoriesOf": ["Story categories"],
  "blog.count": [["n","plural",{"one":["#"," story"],"other":["#"," stories"]}]],
  "blog.failed": ["Failed to load posts"],
  "blog.intro": ["How to choose it, cook it, wear it and keep it: what our growers, weavers and cooks know, written down."],
  "blog.none": ["No story matches"],
  "blog.noneText": ["Try another word, or browse everything we have written."],
  "blog.recent": ["Recent stories"],
  "blog.search": ["Search the blog"],
  "blog.searchPlaceholder": ["Search the blog"],
  "blog.showAll": ["Show all stories"],
  "blog.tags": ["Tags"],
  "blog.title": ["Stories from the market"],
  "search.resultsFor": ["Results for “",["q"],"”"],
};
