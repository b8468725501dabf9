# texts
